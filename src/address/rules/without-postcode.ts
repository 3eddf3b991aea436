/** Countries without postcodes, by libaddressinput; and Bahrain and Kuwait, where hardly anybody knows theirs. */
const WITHOUT =
  'AE AG AO AW BF BH BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KW ML MO MR MW NA NR PA ' +
  'QA RW SB SC SL SR ST SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW'

/** Whether the people of a country have postcodes. */
export const hasPostcodes = (country_id: string): boolean => !WITHOUT.split(' ').includes(country_id)
