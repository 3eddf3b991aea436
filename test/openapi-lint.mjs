// `npm run lint`: the contract is a valid OpenAPI document, and its examples fit its schemas.
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core'

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // Magento's own paths end with one, and its form controllers answer with nothing but a redirect.
    'no-path-trailing-slash': 'off',
    'operation-2xx-response': 'off',
    // An answer may have more members than Bezel reads.
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
  },
})
const problems = await lint({ ref: 'src/http/openapi.yaml', config })
const totals = getTotals(problems)
if (problems.length) formatProblems(problems, { totals })
process.exitCode = problems.length ? 1 : 0
