import type { ReactNode } from 'react'
import { Radio } from '#ui/Choice.tsx'

interface Props {
  name: string
  label: string
  image?: string
  end?: ReactNode
  isChosen: boolean
  onChoose(): void
}

/** A native radio with a picture beside its name. */
export function PictureRadio({ name, label, image, end, isChosen, onChoose }: Props) {
  const shown = (
    <span className="bzl-gifts__choice">
      {image && <img src={image} alt="" width="48" height="48" loading="lazy" />}
      {label}
    </span>
  )
  return <Radio name={name} label={shown} end={end} checked={isChosen} onChange={onChoose} />
}
