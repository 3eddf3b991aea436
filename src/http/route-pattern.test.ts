import { expect, it } from 'vitest'
import { read } from '#test/sources.ts'
import { routePattern } from './route-pattern.ts'

const paths = [...read('src/http/openapi.yaml').matchAll(/^ {2}(\/.*):$/gm)].map(([, path]) => path!)

it.each(paths)('the route %s keeps its words and loses what stands for something else', (path) => {
  const url = path.replace(/\{\w+\}/g, 'ann-example').replace(/^/, 'https://shop.example')
  const pattern = routePattern(`${url}?email=ann@example.com`)
  expect(pattern).toBe(path.replace(/[^/]*\{\w+\}[^/]*/g, '*'))
})

it('names nothing of a path that is not a route', () => {
  expect(routePattern('/rest/eu/V1/guest-carts/x7Yq/coupons/ANN10')).toBe(
    '/rest/*/V1/guest-carts/*/coupons/*',
  )
  expect(routePattern('/ann@example.com/wishlist')).toBe('/*/wishlist')
})
