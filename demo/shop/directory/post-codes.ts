/** Magento's patterns of postcodes for the countries the demo is mostly tried with (wire: checkout-configuration). */
export const postCodes = {
  AR: {
    pattern_1: { example: '1234', pattern: String.raw`^[0-9]{4}$` },
    pattern_2: { example: 'A1234BCD', pattern: String.raw`^[a-zA-z]{1}[0-9]{4}[a-zA-z]{3}$` },
  },
  CA: {
    pattern_1: {
      example: 'A1B 2C3',
      pattern: String.raw`^[a-zA-z]{1}[0-9]{1}[a-zA-z]{1}\s[0-9]{1}[a-zA-z]{1}[0-9]{1}$`,
    },
    pattern_2: {
      example: 'A1B2C3',
      pattern: String.raw`^[a-zA-z]{1}[0-9]{1}[a-zA-z]{1}[0-9]{1}[a-zA-z]{1}[0-9]{1}$`,
    },
    pattern_3: { example: 'A1B', pattern: String.raw`^[a-zA-z]{1}[0-9]{1}[a-zA-z]{1}$` },
  },
  DE: {
    pattern_1: { example: '12345', pattern: String.raw`^[0-9]{5}$` },
  },
  GB: {
    pattern_1: { example: 'AB12 3CD', pattern: String.raw`^[a-zA-Z]{2}[0-9]{2}\s?[0-9]{1}[a-zA-Z]{2}$` },
    pattern_2: {
      example: 'A1B 2CD',
      pattern: String.raw`^[a-zA-Z]{1}[0-9]{1}[a-zA-Z]{1}\s?[0-9]{1}[a-zA-Z]{2}$`,
    },
    pattern_3: { example: 'AB1 2CD', pattern: String.raw`^[a-zA-Z]{2}[0-9]{1}\s?[0-9]{1}[a-zA-Z]{2}$` },
    pattern_4: {
      example: 'AB1C 2DF',
      pattern: String.raw`^[a-zA-Z]{2}[0-9]{1}[a-zA-Z]{1}\s?[0-9]{1}[a-zA-Z]{2}$`,
    },
    pattern_5: { example: 'A12 3BC', pattern: String.raw`^[a-zA-Z]{1}[0-9]{2}\s?[0-9]{1}[a-zA-Z]{2}$` },
    pattern_6: { example: 'A1 2BC', pattern: String.raw`^[a-zA-Z]{1}[0-9]{1}\s?[0-9]{1}[a-zA-Z]{2}$` },
  },
  JP: {
    pattern_1: { example: '123-4567', pattern: String.raw`^[0-9]{3}-[0-9]{4}$` },
    pattern_2: { example: '1234567', pattern: String.raw`^[0-9]{7}$` },
  },
  NL: {
    pattern_1: { example: '1234 AB/1234AB', pattern: String.raw`^[1-9][0-9]{3}\s?[a-zA-Z]{2}$` },
  },
  PL: {
    pattern_1: { example: '12-345', pattern: String.raw`^[0-9]{2}-[0-9]{3}$` },
  },
  SE: {
    pattern_1: { example: '123 45', pattern: String.raw`^[0-9]{3}\s[0-9]{2}$` },
  },
  US: {
    pattern_1: { example: '12345-6789', pattern: String.raw`^[0-9]{5}\-[0-9]{4}$` },
    pattern_2: { example: '12345', pattern: String.raw`^[0-9]{5}$` },
  },
}
