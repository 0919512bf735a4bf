import { addDays } from '../../src/domain/calendar.ts'

const REGIONS = [
  ['NEM', 1500, 900, 0.6],
  ['NSW1', 600, 420, 0.7],
  ['QLD1', 500, 350, 0.7],
  ['SA1', 100, 10, 0.1],
  ['TAS1', 100, 0, 0],
  ['VIC1', 200, 120, 0.6],
] as const

/** Days of the intensity index in the market operator's layout: every region the same each day. */
export function indexReport(
  first: string,
  days: number,
  { published = '2026/11/02', heading = 'SETTLEMENTDATE', year = 2026 } = {},
): string {
  const rows = Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap((day) =>
    REGIONS.map(([region, energy, emissions, intensity]) =>
      [
        'D,CO2EII,PUBLISHING,1',
        year,
        1,
        `"${day.replaceAll('-', '/')} 00:00:00"`,
        region,
        energy,
        emissions,
        intensity,
      ].join(),
    ),
  )
  return [
    `C,SETP.WORLD,CO2EII_RESULTS_SUMMARY_YEAR,AEMO,PUBLIC,${published},11:59:27,0000000497307242,,0000000497307220`,
    `I,CO2EII,PUBLISHING,1,CONTRACTYEAR,WEEKNO,${heading},REGIONID,TOTAL_SENT_OUT_ENERGY,TOTAL_EMISSIONS,CO2E_INTENSITY_INDEX`,
    ...rows,
    `C,"END OF REPORT",${rows.length + 3}`,
    '',
  ].join('\n')
}
