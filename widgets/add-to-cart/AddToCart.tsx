import { Announcer } from '#ui/Announcer.tsx'
import { useFallback } from '#ui/island/fallback.ts'
import { AddButton } from '#catalogue/view/AddButton.tsx'

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
