/** What the figures are of, and which of them are a draft. */
export const PLAN = {
  title: '2026 Integrated System Plan',
  publisher: 'Australian Energy Market Operator',
  inputs: 'Inputs and assumptions workbook, version 7.8 (final)',
  outlook: 'Generation and storage outlook of the draft plan',
  outlook_status: 'draft',
} as const

/** Said once with every answer. */
export const TRANSITION_STATEMENTS: readonly string[] = [
  'The outlook to 2050 is of the draft 2026 Integrated System Plan; the inputs workbook is the final one. Figures may change with the final outlook.',
  'Scope 2 in a year is today’s scope 2 times the grid’s intensity of that year over its intensity of 2026-27, without distributed solar. It assumes that the company keeps buying the same electricity in one region.',
  'Expected closure years are one set for all three scenarios. A station’s emissions are split equally over its units, and a unit counts until the financial year that ends in its closure year.',
  'The value of emissions reduction is AEMO’s planning value, one series for all scenarios. It is not a price that the company pays, and no other price is assumed. The cost takes today’s scope 1 in every year, whatever closes.',
]

/** What the plan says nothing about, so that no one reads silence as none. */
export const NOT_COVERED: readonly string[] = [
  'Emissions outside electricity generation: mines, process heat, industrial processes, transport, gas networks, agriculture and waste.',
  'Western Australia, the Northern Territory and places off the grid.',
  'Stations that the workbook does not list, such as those on mine gas and landfill gas.',
  'Prices of fuels, electricity and carbon that the company would meet in a scenario.',
]

export const EMISSIONS_VALUE_LABEL = 'AEMO’s planning value of emissions reduction'
