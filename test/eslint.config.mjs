import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const markup = {
  selector:
    "MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/], JSXAttribute[name.name='dangerouslySetInnerHTML'], MemberExpression[object.name='document'][property.name='write']",
  message: 'Only the sanitiser turns text into markup.',
}

const kept = {
  selector:
    "CallExpression[callee.property.name='set'] CallExpression[callee.object.name='JSON'][callee.property.name='stringify']",
  message: 'Old frameworks change how it writes lists: what is read again is written by toJson.',
}

const chance = {
  selector:
    "NewExpression[callee.name='Date'][arguments.length=0], MemberExpression[object.name='Date'][property.name='now'], MemberExpression[object.name='Math'][property.name='random']",
  message: 'A rule of the shop gives the same result at any time.',
}

/** Globals that a layer leaves to the other layers. */
const without = (files, ...globals) => ({
  files,
  ignores: ['**/*.{test,fixture}.*'],
  languageOptions: { globals: { window: 'readonly' } },
  rules: { 'no-restricted-globals': ['error', { globals, checkGlobalObject: true }] },
})

/** Prototype.js and MooTools put functions of their own in the place of these. */
const listed = {
  selector:
    'CallExpression[callee.property.name=/^(map|filter|find|every|some)$/] > :function[params.length>2], CallExpression[callee.property.name="entries"][arguments.length=0], CallExpression[callee.object.name="Array"][callee.property.name="from"][arguments.length=2]',
  message: 'Old libraries give callbacks no list, arrays another `entries`, and `Array.from` no function.',
}

const formMethod = {
  selector:
    "JSXOpeningElement[name.name='form']:not(:has(JSXSpreadAttribute)):not(:has(JSXAttribute[name.name='method']))",
  message: 'A script may submit it: without method="post" what was typed would stand in the address.',
}

/** React 19 has these and the runtime we ship does not: they would type-check and fail. */
const missing = [
  'use',
  'useActionState',
  'useOptimistic',
  'useEffectEvent',
  'Activity',
  'cache',
  'ViewTransition',
  'act',
]

// Rules that need types are in `oxlint.json`: Oxlint finds out the types in a sixth of the time.
export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'demo/magento/view/frontend/web/bezel/**',
      'node_modules/**',
      'test-results/**',
      '.cache/**',
      'artefact/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Adds our events to the DOM's.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'no-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}', 'loader/**/*.ts'],
    ignores: ['**/*.test.*'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', markup, kept, formMethod, listed],
      'no-restricted-imports': ['error', { paths: [{ name: 'react', importNames: missing }] }],
    },
  },
  {
    files: ['src/{lib,*/rules}/**/*.ts'],
    ignores: ['**/*.test.*'],
    rules: { 'no-restricted-syntax': ['error', markup, kept, chance, listed] },
  },
  without(['src/{lib,*/rules}/**'], 'window', 'document', 'localStorage', 'sessionStorage', 'fetch'),
  without(
    ['src/*/{state,api}/**', 'src/*/api.ts', 'src/{async,http}/**', 'widgets/checkout/state/**'],
    'document',
    'localStorage',
    'sessionStorage',
  ),
  without(['src/{ui,*/view}/**'], 'localStorage', 'sessionStorage', 'cookieStore'),
  {
    files: ['src/{ui,*/view}/**'],
    ignores: ['**/*.test.*'],
    rules: { 'no-restricted-properties': ['error', { object: 'document', property: 'cookie' }] },
  },
)
