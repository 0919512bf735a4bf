import { serialCount } from '../scope2/certificate-serials.ts'
import type { ClaimStanding } from '../scope2/instrument-registers.ts'
import type { RegisterLook } from '../scope2/register-look.ts'
import { serialsOf } from './electricity.ts'
import type { ContradictionFacts } from './facts.ts'
import type { Pair } from './pair.ts'

/** Claims and percentages of the electricity record beside registers, loaded tables and other claims. */
export function registerPairs(facts: ContradictionFacts) {
  const { records, percentages, claimed_elsewhere } = facts
  const { instruments = [], percentages: stated = [] } = records.market_based_evidence?.body ?? {}
  // Whose the other claim is stays unsaid.
  const claims = (standing: ClaimStanding): Pair[] =>
    instruments.flatMap(({ id, certificate }, index) =>
      certificate === undefined || claimed_elsewhere.get(id) !== standing
        ? []
        : [{ id, pointer: `/instruments/${index}/certificate`, serials: serialsOf(certificate) }],
    )
  return {
    certificates_in_register: contradicted(facts, 'certificate_actions').map(
      ({ look, instrument: { id, retirement }, index }): Pair => ({
        id,
        pointer: `/instruments/${index}/retirement`,
        day: retirement?.date ?? 'an unknown day',
        says: look.says,
        evidence: look.evidence,
      }),
    ),
    credits_in_register: contradicted(facts, 'accu_projects').flatMap(
      ({ look, instrument: { id, certificate }, index }): Pair[] =>
        certificate === undefined
          ? []
          : [
              {
                id,
                pointer: `/instruments/${index}/certificate`,
                units: serialCount(certificate),
                vintage: certificate.vintage,
                project: certificate.accreditation_code,
                says: look.says,
                evidence: look.evidence,
              },
            ],
    ),
    percentages: stated.flatMap(({ percentage, year, percent }, index): Pair[] => {
      const loaded = percentages.find((one) => one.percentage === percentage && one.year === year)
      return loaded === undefined
        ? []
        : [
            {
              percentage,
              year,
              pointer: `/percentages/${index}/percent`,
              declared: percent,
              other: Number(loaded.percent_text),
              evidence: loaded.evidence,
            },
          ]
    }),
    claims_own: claims('own'),
    claims_first: claims('first'),
    claims_later: claims('later'),
  }
}

const contradicted = ({ records, looks }: ContradictionFacts, register: RegisterLook['register']) =>
  (records.market_based_evidence?.body.instruments ?? []).flatMap((instrument, index) => {
    const look = looks.get(instrument.id)
    return look?.register === register && look.outcome === 'contradicted' ? [{ look, instrument, index }] : []
  })
