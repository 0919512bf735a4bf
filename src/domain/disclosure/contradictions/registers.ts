import { serialCount } from '../scope2/certificate-serials.ts'
import type { ClaimStanding } from '../scope2/instrument-registers.ts'
import type { RegisterLook } from '../scope2/register-look.ts'
import type { Found } from './contradiction.ts'
import type { ContradictionFacts } from './facts.ts'
import { declaredAt, published } from './sides.ts'

const RECORD = 'market_based_evidence'

/** Claimed surrenders that the log of the certificate register speaks against. */
export const certificatesAgainstRegister = (facts: ContradictionFacts): Found[] =>
  contradicted(facts, 'certificate_actions').map(({ look, instrument: { id, retirement }, index }) => ({
    declared: declaredAt(facts.records, {
      record: RECORD,
      pointer: `/instruments/${index}/retirement`,
      what: `certificates of instrument ${id}`,
      value: `surrendered voluntarily on ${retirement?.date ?? 'an unknown day'}`,
    }),
    other: published(
      'the certificate register',
      'the same certificates in its log',
      look.says,
      null,
      look.evidence,
    ),
    requirement_ids: [],
  }))

/** Carbon credits that the register of projects speaks against. */
export const creditsAgainstRegister = (facts: ContradictionFacts): Found[] =>
  contradicted(facts, 'accu_projects').flatMap(({ look, instrument: { id, certificate }, index }) =>
    certificate === undefined
      ? []
      : [
          {
            declared: declaredAt(facts.records, {
              record: RECORD,
              pointer: `/instruments/${index}/certificate`,
              what: `credits of instrument ${id}`,
              value: `${serialCount(certificate)} units of ${certificate.vintage} of project ${certificate.accreditation_code}`,
            }),
            other: published(
              'the register of carbon credit projects',
              'the project in the register',
              look.says,
              null,
              look.evidence,
            ),
            requirement_ids: [],
          },
        ],
  )

const contradicted = ({ records, looks }: ContradictionFacts, register: RegisterLook['register']) =>
  (records.market_based_evidence?.body.instruments ?? []).flatMap((instrument, index) => {
    const look = looks.get(instrument.id)
    return look?.register === register && look.outcome === 'contradicted' ? [{ look, instrument, index }] : []
  })

/** How the other claim on the same certificates is named; never whose it is. */
const OTHER_CLAIM: Readonly<Record<ClaimStanding, string>> = {
  own: 'claimed by another record of this tenant',
  first: 'claimed elsewhere, later than here',
  later: 'claimed elsewhere before',
}

/** Certificates that another record claims too: a dispute that each side documents for itself. */
export const certificatesDisputed = ({ records, claimed_elsewhere }: ContradictionFacts): Found[] =>
  (records.market_based_evidence?.body.instruments ?? []).flatMap(({ id, certificate }, index) => {
    const standing = claimed_elsewhere.get(id)
    if (standing === undefined || certificate === undefined) return []
    return [
      {
        declared: declaredAt(records, {
          record: RECORD,
          pointer: `/instruments/${index}/certificate`,
          what: `certificates of instrument ${id}`,
          value: `${certificate.serial_first} to ${certificate.serial_last}`,
        }),
        other: published('claims of certificates', 'another claim on some of them', OTHER_CLAIM[standing]),
        requirement_ids: [],
      },
    ]
  })

/** Percentages that a record states, and that are loaded with another value. */
export const statedPercentages = ({ records, percentages }: ContradictionFacts): Found[] =>
  (records.market_based_evidence?.body.percentages ?? []).flatMap(({ percentage, year, percent }, index) => {
    const loaded = percentages.find((one) => one.percentage === percentage && one.year === year)
    if (loaded === undefined || Number(loaded.percent_text) === percent) return []
    return [
      {
        declared: declaredAt(records, {
          record: RECORD,
          pointer: `/percentages/${index}/percent`,
          what: `${percentage} percentage of ${year}`,
          value: percent,
          unit: '%',
        }),
        other: published(
          'the table of percentages',
          `${percentage} percentage of ${year} that is loaded`,
          Number(loaded.percent_text),
          '%',
          loaded.evidence,
        ),
        requirement_ids: [],
      },
    ]
  })
