// @vitest-environment node
import { X509Certificate } from 'node:crypto'
import { request } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { selfSigned } from './certificate.ts'
import { bothProtocols } from './server.ts'

const server = bothProtocols({}, ({ url, socket }, answer) => {
  answer.end(`${'encrypted' in socket ? 'https' : 'http'} ${url}`)
})
beforeEach(() => new Promise<void>((resolve) => void server.listen(0, resolve)))
afterEach(() => void server.close())

const read = (send: typeof request, options: object) =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = send({ port, host: 'localhost', path: '/cart', agent: false, ...options }, (answer) => {
      answer.setEncoding('utf8').once('data', resolve)
    })
    sent.once('error', reject).end()
  })

it('is a certificate for this machine, signed with its own key', async () => {
  const { cert } = await selfSigned()
  const read = new X509Certificate(cert)
  expect(read.checkHost('localhost')).toBe('localhost')
  expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1')
  expect(read.verify(read.publicKey)).toBe(true)
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now())
})

it('answers http and https on one port', async () => {
  expect(await read(request, {})).toBe('http /cart')
  expect(await read(secureRequest, { rejectUnauthorized: false })).toBe('https /cart')
})
