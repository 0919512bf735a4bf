import UNITS from '../../domain/disclosure/targets/tonne-units.json' with { type: 'json' }

/** Tonnes in one of a unit of the table, whatever it says that they are of. */
export function tonnesIn(unit: string): number | undefined {
  const [word = ''] = unit
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s*\(?(?:of\s+)?(?:co2|carbon|ghg|greenhouse|emissions)/)
  return Object.entries(UNITS.words).find(([name]) => name === word.replaceAll(/[\s.-]/g, ''))?.[1]
}
