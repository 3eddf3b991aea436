import { isObject, readObject, toList, toText } from '#lib/json.ts'

/** The options chosen for a product, as the fields of the storefront's forms: `options[5]` and its value. */
export type ChosenFields = readonly (readonly [name: string, value: string])[]

/** The forms' names of the options of an item, by their keys in the cart (wire: chosen-options). */
const FIELDS = [
  ['custom_options', 'option_id', 'options'],
  ['configurable_item_options', 'option_id', 'super_attribute'],
] as const

/** The chosen options of an item in the cart (wire: chosen-options). */
export function parseChosenOptions(item: unknown): ChosenFields {
  const chosen = readObject(readObject(readObject(item).product_option).extension_attributes)
  return readChosenFields(
    FIELDS.flatMap(([list, id, field]) =>
      toList(chosen[list])
        .filter(isObject)
        .map((option) => [`${field}[${toText(option[id])}]`, toText(option.option_value)]),
    ),
  )
}

/** Reads the option fields and their values from any input. Invalid entries are left out. */
export function readChosenFields(list: unknown): ChosenFields {
  return toList(list).flatMap((pair): [string, string][] => {
    const [name, value] = toList(pair).map(toText)
    return name && value && /^(options|super_attribute)\[\d+\]$/.test(name) ? [[name, value]] : []
  })
}
