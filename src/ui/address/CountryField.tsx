import { type ComponentProps, useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { isFocusFree } from '../../host/free-focus'
import { $directoryFailure, loadDirectory } from '../../state/address/directory'
import { announce } from '../announcer/announce'
import { useCommon } from '../text/common'
import { PlaceField } from './PlaceField'
import { useAddressText } from './text'

/** The list of countries. Where it could not be loaded, the field says so and loads it again. */
export function CountryField(props: ComponentProps<typeof PlaceField>) {
  const text = useAddressText()
  const common = useCommon()
  const failure = useStore($directoryFailure)
  const sentence = text('countries.failed')
  useEffect(() => {
    if (failure) announce(sentence, 'assertive')
  }, [failure, sentence])
  if (!failure) return <PlaceField {...props} />
  const retryFrom = async (button: Element) => {
    const field = button.closest('.bzl-field')?.querySelector('select')
    await loadDirectory()
    if (!$directoryFailure.get() && isFocusFree(button)) field?.focus()
  }
  const retry = (
    <button type="button" className="bzl-link" onClick={(event) => void retryFrom(event.currentTarget)}>
      {common('action.retry')}
    </button>
  )
  return (
    <PlaceField
      {...props}
      onFocus={() => void loadDirectory()}
      hint={
        <>
          {sentence} {retry}
        </>
      }
    />
  )
}
