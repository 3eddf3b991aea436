import { describe, expect, it } from 'vitest'
import { go, safeUrl } from './navigation.ts'

const hosts = ['www.paypal.com', 'pay.example:8443']

describe('an address to send the shopper to', () => {
  it.each([
    ['/checkout/onepage/success', 'http://localhost:8080/checkout/onepage/success'],
    ['/paypal/express/start/button/1?a=b#c', 'http://localhost:8080/paypal/express/start/button/1?a=b#c'],
    ['http://localhost:8080/atome/payment/prepare', 'http://localhost:8080/atome/payment/prepare'],
    ['https://www.paypal.com/checkoutnow?token=EC-1', 'https://www.paypal.com/checkoutnow?token=EC-1'],
    ['https://WWW.PayPal.com/x', 'https://www.paypal.com/x'],
    ['https://pay.example:8443/x', 'https://pay.example:8443/x'],
  ])('may be %s', (url, href) => {
    expect(safeUrl(url, hosts)?.href).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:http://localhost:8080/x',
    '//evil.example/',
    '//localhost:8080/',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\www.paypal.com@evil.example',
    'https://www.paypal.com@evil.example/',
    'https://user:pw@www.paypal.com/',
    'http://user@localhost:8080/',
    'https://www.paypal.com.evil.example/',
    'https://wwwxpaypal.com/',
    'https://www.paypal.com./',
    'https://www.pаypal.com/',
    'https://pay.example/',
    'http://localhost:8081/',
    'https://localhost:8080/',
    'ftp://www.paypal.com/',
    'https://www.pay\tpal.com/',
    '/checkout\\onepage',
    'java\nscript:alert(1)',
    '/\t/evil.example',
    ' https://evil.example',
    '',
    null,
    undefined,
    {},
    ['/x'],
  ])('may not be %j', (url) => {
    expect(safeUrl(url, hosts)).toBeUndefined()
  })

  it('is refused with an error when it is none of the shop’s', async () => {
    await expect(go('https://evil.example/')).rejects.toThrow('outside the shop')
  })
})
