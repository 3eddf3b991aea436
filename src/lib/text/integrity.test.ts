import { expect, it } from 'vitest'
import { digestIn } from './integrity.ts'

const integrity = {
  '/bezel/1.0.0/c/cart.js': 'sha256-a/b+c=',
  'https://x.example/b/widgets/base.css': 'sha256-d=',
}
const written = JSON.stringify({ integrity })

it.each([
  ['as we write it', written],
  ['by a server that indents', JSON.stringify({ imports: {}, integrity }, null, 2)],
])('finds the digest of a file in a map %s', (_, map) => {
  expect(digestIn(map, 'c/cart.js')).toBe('sha256-a/b+c=')
  expect(digestIn(map, '/b/widgets/base.css')).toBe('sha256-d=')
  expect(digestIn(map, 'c/other.js')).toBe('')
})

it.each([undefined, null, '', '{', '{"imports":{}}'])('finds none in the map %j', (map) => {
  expect(digestIn(map, 'c/cart.js')).toBe('')
})
