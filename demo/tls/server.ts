import { createServer as createPlain, type RequestListener, type ServerOptions } from 'node:http'
import { createServer as createSecure } from 'node:https'
import { createServer, type Server, type Socket } from 'node:net'
import { selfSigned } from './certificate.ts'

/** The first byte of a TLS connection. */
const HANDSHAKE = 0x16

/** A server that answers http and https on one port: Apple Pay is only there on pages that came by https. */
export function bothProtocols(options: ServerOptions, listener: RequestListener): Server {
  const plain = createPlain(options, listener)
  let secure: Promise<Server> | undefined
  const openSecure = async () => createSecure({ ...options, ...(await selfSigned()) }, listener)
  const serve = async (socket: Socket, first: Buffer) => {
    const server = first[0] === HANDSHAKE ? await (secure ??= openSecure()) : plain
    socket.unshift(first)
    server.emit('connection', socket)
    process.nextTick(() => socket.resume())
  }
  return createServer({ noDelay: true }, (socket) => {
    socket.once('error', () => socket.destroy())
    socket.once('data', (first) => {
      socket.pause()
      void serve(socket, first)
    })
  })
}
