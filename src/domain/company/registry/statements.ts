/** What a reader must know before adding companies up. Each is true of every sum of registry rows. */
export const TOTAL_STATEMENTS = [
  'The registry publishes corporations that emit 50,000 t CO2-e or more (scope 1 and 2) a year. Totals leave out companies below that, so they are not national emissions.',
  'Scope 1 and scope 2 are not added together across companies: the scope 2 of a company that buys electricity is already in the scope 1 of the generator.',
  'A controlling corporation reports for its whole group, so its subsidiaries are not separate rows. A company that holds a reporting transfer certificate reports those facilities itself.',
  'A facility that several corporations each reported in full is counted once, under the corporation with the most scope 1.',
  'A company keeps its latest ANZSIC class in every year. A few rows have no ABN: they count in the yearly totals, but not in any sector or list.',
  'Figures before 2015-16, from 2015-16 to 2019-20 and from 2020-21 on use different global warming potentials, so totals are not exactly comparable across those breaks.',
] as const
