import { expect, test } from './shop.ts'

const PICTURES = [
  ['the folder of its brand', 'BR-1', 'Tennis Bracelet', /\/product\/Atelier%20Lys\/tennis-bracelet\.svg$/],
  ['the older folder', 'RG-2', 'Signet Ring', /\/older\/signet-ring\.svg$/],
  ['the shopper’s own photo', 'LK-1', 'Photo Locket', /\/cropper\/photo-locket\.svg$/, 300],
  ['the design in 3D', 'BG-1', 'Gold Bangle', /\/3d\/gold-bangle\.svg$/, 300],
] as const

for (const [source, sku, name, src, size] of PICTURES)
  test(`an item’s picture is from ${source}`, async ({ shop, cart }) => {
    await shop.reset({ items: [{ sku, options: { 137: '21', 138: '33' } }] })
    await cart.open()
    const picture = cart.item(name).getByRole('presentation')
    await expect(picture).toHaveAttribute('src', src)
    if (size) await expect(picture).toHaveAttribute('width', String(size))
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
  })
