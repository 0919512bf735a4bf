/** `/targets/0` as `/targets/*`: the same for every item. */
export const pattern = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')

const SPELLINGS: Readonly<Record<string, string>> = {
  abn: 'ABN',
  id: 'Id',
  mwh: 'MWh',
  kwh: 'kWh',
  nger: 'NGER',
  sha256: 'SHA-256',
  aud: 'A$',
  t: 't',
  lgc: 'LGC',
  rego: 'REGO',
  accu: 'ACCU',
  ppa: 'PPA',
  greenpower: 'GreenPower',
  scope1: 'scope 1',
  scope2: 'scope 2',
  scope3: 'scope 3',
}

/** A member's name or a code as words: `base_year_policy` becomes "Base year policy". */
export function spaced(name: string): string {
  const text = name
    .split('_')
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ')
  return text.charAt(0).toUpperCase() === text.charAt(0) || /^(kWh|t )/.test(text)
    ? text
    : text.charAt(0).toUpperCase() + text.slice(1)
}

/** A value of a list to choose from: codes as words, names as they are. */
export const choiceText = (option: string): string => (/[A-Z(]/.test(option) ? option : spaced(option))
