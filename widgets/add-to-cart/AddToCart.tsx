import { Announcer } from '../../src/ui/announcer/Announcer'
import { useFallback } from '../../src/ui/island/fallback'
import { AddButton } from '../../src/ui/product/AddButton'

interface Props {
  sku: string
  product: string
  qty: number
  options: Record<string, string>
  label: string
  open: boolean
}

/** Nothing is requested before it is pressed. */
export function AddToCart({ sku, product, qty, options, label, open }: Props) {
  const isNamed = Boolean(sku || product)
  useFallback(!isNamed)
  if (!isNamed) return null
  const choice = { product, sku, options }
  return (
    <>
      <Announcer />
      <AddButton
        key={JSON.stringify(choice)}
        choice={{ ...choice, qty: Math.max(1, qty) }}
        label={label}
        opens={open}
      />
    </>
  )
}
