import { Absence } from '../../../components/absence.tsx'
import { BandMeter } from '../../../components/band-meter.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Term } from '../../../components/term.tsx'
import { words } from '../../../format/words.ts'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'
import { type Risk as RiskData, useRisk } from '../use-company.ts'
import { RuleTrace } from './rule-trace.tsx'
import { WorstSite } from './worst-site.tsx'

/** Transition and physical risk, each with the rules that led to its band. */
export function Risk() {
  const { abn, asOf } = useCurrentCompany()
  const risk = useRisk(abn, asOf)
  return (
    <div className={styles['block']}>
      <Loaded query={risk} skeleton={<Skeleton height={260} />}>
        {({ data }) => (
          <div className={styles['columns']}>
            <Transition risk={data} />
            <Physical risk={data} />
          </div>
        )}
      </Loaded>
    </div>
  )
}

function Transition({ risk }: { readonly risk: RiskData }) {
  const { transition, bands } = risk
  return (
    <div className={styles['column']}>
      <h3>Transition</h3>
      <Absence availability={transition.availability} />
      <p className={styles['band']}>
        <BandMeter band={transition.band} steps={4} />
      </p>
      {transition.statement === undefined ? null : (
        <p>
          {transition.statement} {transition.note}
        </p>
      )}
      <ul className={styles['components']}>
        {(transition.components ?? []).map(({ component, role, band, missing_reason }) => (
          <li key={component}>
            <span>
              {words(component)} <small>{ROLES[role]}</small>
            </span>
            {band === null ? (
              <span>{words(missing_reason ?? 'not assessed')}</span>
            ) : (
              <BandMeter band={band} steps={4} />
            )}
          </li>
        ))}
      </ul>
      {transition.rule === undefined ? null : (
        <p className={styles['remark']}>
          How the <Term id="band">band</Term> is decided: {transition.rule}
        </p>
      )}
      <RuleTrace
        question={`Why ${words(transition.band ?? 'not assessed').toLowerCase()}? What would change it?`}
        steps={transition.trace ?? []}
        bands={bands}
      />
      <MethodLink method={transition.method} />
    </div>
  )
}

/** What a component does to the overall band. */
const ROLES = { leads: 'leads', raises: 'may raise the band', context: 'context only' } as const

function Physical({ risk }: { readonly risk: RiskData }) {
  const { headline, head_office: office, sites } = risk.physical
  return (
    <div className={styles['column']}>
      <h3>Physical</h3>
      <p className={styles['band']}>
        <BandMeter band={headline.band} />
      </p>
      <p className={styles['remark']}>{headline.statement}</p>
      <p className={styles['remark']}>{sites.rule ?? sites.availability.detail}</p>
      <ul className={styles['components']}>
        {(sites.by_band ?? []).map(({ band, sites: count }) => (
          <li key={band}>
            <span>{count === 1 ? '1 site' : `${count} sites`}</span>
            <BandMeter band={band} />
          </li>
        ))}
        <li>
          <span>Head office (context), chronic</span>
          <BandMeter band={office.chronic} />
        </li>
        <li>
          <span>Head office (context), acute</span>
          <BandMeter band={office.acute} />
        </li>
      </ul>
      <WorstSite risk={risk} />
      <RuleTrace
        question={`Why ${words(office.overall ?? 'not assessed').toLowerCase()} at the head office? What would change it?`}
        steps={office.trace ?? []}
        bands={risk.bands}
      />
      <p className={styles['remark']}>{otherHazards(risk)}</p>
      <MethodLink method={office.method} />
    </div>
  )
}

/** What the band leaves out: hazards with a band of their own, and those that nothing is known of. */
function otherHazards({ physical }: RiskData): string {
  const namesOf = (isKnown: boolean): string =>
    physical.hazards
      .filter(({ availability }) => (availability.status === 'available') === isKnown)
      .map(({ hazard }) => hazard)
      .join(', ')
  const [known, unknown] = [namesOf(true), namesOf(false)]
  return [
    known === '' ? '' : `Banded on their own under Sites and Hazards, and not part of this band: ${known}.`,
    unknown === '' ? '' : `Not assessed: ${unknown}. “Not assessed” does not mean “no risk”.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function MethodLink({
  method,
}: {
  readonly method: { readonly id: string; readonly version: string; readonly url: string }
}) {
  return (
    <p className={styles['madeBy']}>
      Method{' '}
      <a href={method.url} target="_blank" rel="noreferrer">
        {method.id} {method.version}
      </a>
    </p>
  )
}
