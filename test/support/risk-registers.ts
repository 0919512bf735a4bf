import { climateRisk, july, riskRegister } from './disclosure-records.ts'

const PERIOD = july(2024)

/** A register that says all that is asked, with a figure of AGL behind its risk. */
export const FULL_REGISTER = riskRegister(
  {
    figures: [{ metric: 'transition_risk.carbon_cost_exposure', value: 'very_high' }],
    business_effect: 'The company keeps fewer stations open, and buys more of the electricity that it sells.',
    anticipated_effect: {
      line_items: ['Cost of sales'],
      no_number: {
        paragraph: '19(b)',
        reason: 'The range of prices is so wide that a number would not be useful to a reader.',
      },
    },
    tests: [
      {
        scenario: 'SSP1-1.9',
        result: 'The company can carry the cost in both of the scenarios without a change of its plan.',
      },
    ],
  },
  { period: PERIOD },
)

/** A text that is no sentence, and a figure that is not what is computed. */
export const POOR_REGISTER = riskRegister(
  { figures: [{ metric: 'transition_risk.carbon_cost_exposure', value: 'none' }], how: 'TBD' },
  { period: PERIOD },
)

/** Two risks and an opportunity: numbers, a reason for none, measures with and without a day. */
export const SAMPLE_REGISTER = riskRegister(
  {},
  {
    period: PERIOD,
    risks: [
      climateRisk({
        responses: [
          {
            what: 'Replace two gas-fired boilers',
            area: 'mitigation',
            status: 'under_way',
            by: '2028-06-30',
            cost_aud: 3_400_000,
            resources: 'Capital budget of 2027',
          },
        ],
      }),
      climateRisk({
        id: 'R2',
        name: 'Heat at airports',
        kind: 'physical_chronic',
        how: 'Hot days limit the load that an aircraft can take off with, and stop work on the apron.',
        where: 'Airports north of Brisbane',
        horizons: ['medium', 'long'],
        likelihood: 'Possible',
        effect: 'Minor',
        current_effect: { line_items: ['Revenue'], low_aud: 0, high_aud: 0 },
        anticipated_effect: {
          line_items: ['Revenue', 'Operating costs'],
          no_number: {
            paragraph: '19(b)',
            reason: 'The number of days on which flights are limited is too uncertain to be useful.',
          },
        },
        responses: [{ what: 'Move departures to the evening', area: 'adaptation', status: 'planned' }],
        tests: [
          { scenario: 'SSP5-8.5', result: 'The network can move about one flight in fifty to cooler hours.' },
        ],
      }),
      climateRisk({
        id: 'O1',
        name: 'Demand for low-carbon fuel',
        kind: 'opportunity',
        how: 'Customers pay more for flights on fuel with lower emissions, and the supply is short.',
        value_chain: ['upstream', 'downstream'],
        likelihood: 'Possible',
        effect: 'Major',
        responses: [],
      }),
    ],
    combined_effect: { line_items: ['Revenue'], low_aud: 100_000, high_aud: 900_000 },
  },
)
