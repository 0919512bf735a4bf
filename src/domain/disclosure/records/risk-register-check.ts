import {
  failIf,
  joinChecks,
  type RecordCheck,
  type RecordFault,
  repeated,
  unorderedPeriod,
  warnIf,
} from './fault.ts'
import {
  type ClimateRiskRow,
  type FinancialEffect,
  HORIZONS,
  OF_ANTICIPATED_ALONE,
  type RiskRegister,
} from './risk-register.ts'

const CODE = 'validation_failed'

/** What the schema cannot say: the company’s own scales and horizons, and a number or the reason for none. */
export function checkRiskRegister(record: RiskRegister): RecordCheck {
  const { risks, scales, horizons, combined_effect } = record
  const lacksNumber = risks.some(
    (one) => one.current_effect.no_number !== undefined || one.anticipated_effect.no_number !== undefined,
  )
  return joinChecks([
    {
      errors: [
        ...unorderedPeriod(record.period, '/period'),
        ...horizonFaults(horizons),
        ...(['likelihood', 'effect'] as const).flatMap((name) =>
          repeated(
            scales[name].map((word) => folded(word)),
            CODE,
            (index) => `/scales/${name}/${index}`,
            'word',
          ),
        ),
        ...repeated(
          risks.map(({ id }) => id),
          CODE,
          (index) => `/risks/${index}/id`,
          'id',
        ),
        ...(combined_effect === undefined
          ? []
          : effectFaults(combined_effect, '/combined_effect', ANTICIPATED)),
      ],
      warnings: warnIf(
        lacksNumber && combined_effect === undefined,
        'no_combined_effect',
        '/combined_effect',
        'some effects have no number; paragraph 21(c) asks for a combined number, or why it would not be useful',
      ),
    },
    ...risks.map((risk, index) => checkRisk(risk, record, `/risks/${index}`)),
  ])
}

function horizonFaults({ short_years, medium_years, long_years }: RiskRegister['horizons']): RecordFault[] {
  const ends = [short_years, medium_years, long_years]
  return HORIZONS.flatMap((name, index) => {
    const [before, own] = [ends[index - 1], ends[index]!]
    return failIf(
      before !== undefined && own <= before,
      CODE,
      `/horizons/${name}_years`,
      `is ${own}, no later than the ${HORIZONS[index - 1]} term’s ${before}; each term ends after the one before it`,
    )
  })
}

const CURRENT = 'current'
const ANTICIPATED = 'anticipated'

function checkRisk(risk: ClimateRiskRow, { scales }: RiskRegister, at: string): RecordCheck {
  const { kind, value_chain, sites, where, document, responses } = risk
  const isPlaced = sites.length > 0 || where !== undefined
  return {
    errors: [
      ...(['likelihood', 'effect'] as const).flatMap((name) =>
        failIf(
          !scales[name].includes(risk[name]),
          CODE,
          `${at}/${name}`,
          `“${risk[name]}” is not in the company’s scale: ${scales[name].join(', ')}. Use one of them, or add it to the scale`,
        ),
      ),
      ...effectFaults(risk.current_effect, `${at}/current_effect`, CURRENT),
      ...effectFaults(risk.anticipated_effect, `${at}/anticipated_effect`, ANTICIPATED),
      ...failIf(
        kind.startsWith('physical') && value_chain.includes('own_operations') && !isPlaced,
        CODE,
        `${at}/where`,
        'name the sites of this physical risk, or the region or type of asset that is exposed',
      ),
      ...repeated(
        responses.map(({ what }) => folded(what)),
        CODE,
        (index) => `${at}/responses/${index}/what`,
        'measure',
      ),
    ],
    warnings: [
      ...warnIf(
        document !== undefined && document.place === undefined,
        'document_without_place',
        `${at}/document/place`,
        'say on which page or where in the document it stands: without that the document supports nothing',
      ),
      ...warnIf(
        responses.length === 0,
        'no_response',
        `${at}/responses`,
        'no measure is named; paragraph 14 asks how the company responds',
      ),
    ],
  }
}

/** Either a range, or the paragraph and the reason under which there is none. Never neither, never both. */
function effectFaults(
  { low_aud, high_aud, no_number }: FinancialEffect,
  at: string,
  when: typeof CURRENT | typeof ANTICIPATED,
): RecordFault[] {
  const ends = [low_aud, high_aud].filter((end) => end !== undefined).length
  return [
    ...failIf(
      ends === 0 && no_number === undefined,
      CODE,
      at,
      'has neither a number nor a reason: give the low and high end in A$, or the paragraph (19(a), 19(b) or 20) and why there is none',
    ),
    ...failIf(
      ends === 1,
      CODE,
      `${at}/${low_aud === undefined ? 'low_aud' : 'high_aud'}`,
      'give both ends of the range; for a single number, give it twice',
    ),
    ...failIf(
      ends > 0 && no_number !== undefined,
      CODE,
      `${at}/no_number`,
      'gives a number and a reason for having none; keep one of them',
    ),
    ...failIf(
      low_aud !== undefined && high_aud !== undefined && low_aud > high_aud,
      CODE,
      `${at}/high_aud`,
      `is ${high_aud}, less than the low end ${low_aud}; swap them`,
    ),
    ...failIf(
      when === CURRENT && no_number?.paragraph === OF_ANTICIPATED_ALONE,
      CODE,
      `${at}/no_number/paragraph`,
      'paragraph 20 is about anticipated effects only; use 19(a) or 19(b), or give the number',
    ),
  ]
}

const folded = (word: string): string => word.trim().toLowerCase()

/** What a register refers to outside of itself, and what is not there. */
export function danglingRisks(
  { risks }: RiskRegister,
  known: { readonly sites: ReadonlySet<string>; readonly targets: ReadonlySet<string> },
): RecordFault[] {
  return risks.flatMap(({ sites, target_id }, index) => [
    ...sites.flatMap((site, at) =>
      failIf(
        !known.sites.has(site),
        CODE,
        `/risks/${index}/sites/${at}`,
        `the company has declared no site “${site}”; ${listOf(known.sites, 'declare it under Sites first, or describe the place under “where”', 'declared are')}`,
      ),
    ),
    ...failIf(
      target_id !== undefined && !known.targets.has(target_id),
      CODE,
      `/risks/${index}/target_id`,
      `there is no target “${target_id}”; ${listOf(known.targets, 'set it under Targets first, or leave it out', 'there are')}`,
    ),
  ])
}

const MOST_NAMED = 10

const listOf = (names: ReadonlySet<string>, whenNone: string, lead: string): string =>
  names.size === 0
    ? whenNone
    : `${lead} ${[...names].slice(0, MOST_NAMED).join(', ')}${names.size > MOST_NAMED ? ` and ${names.size - MOST_NAMED} more` : ''}`
