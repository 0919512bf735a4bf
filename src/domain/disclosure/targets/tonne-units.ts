import UNITS from './tonne-units.json' with { type: 'json' }

const WORDS = new Map(Object.entries(UNITS.words))

/** What a unit says it is of, which stands after the tonnes: `of CO2 equivalent`, `CO₂-e`, `(GHG)`. */
const OF_WHAT = /\s*\(?(?:of\s+)?(?:co2|carbon|ghg|greenhouse|emissions).*$/

/** Tonnes in one of a unit as people write it, such as `Mt CO₂-e`; undefined for what is not tonnes. */
export const tonnesInUnit = (unit: string): number | undefined =>
  WORDS.get(
    unit
      .normalize('NFKC')
      .trim()
      .toLowerCase()
      .replace(OF_WHAT, '')
      .replaceAll(/[\s.-]/g, ''),
  )
