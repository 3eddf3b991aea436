/** A key and a certificate for this machine, which only this process has signed. */
export async function selfSigned(): Promise<{ key: string; cert: string }> {
  // Loaded for the first visit by https, since it takes longer to load than the rest of the server.
  const { generate } = await import('selfsigned')
  const altNames = [
    { type: 2, value: 'localhost' },
    { type: 7, ip: '127.0.0.1' },
  ] as const
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [...altNames] }],
  })
  return { key, cert }
}
