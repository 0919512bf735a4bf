import { BandMeter } from '../../../components/band-meter.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useCurrentCompany } from '../company-context.ts'
import { PartLink } from '../part-link.tsx'
import { useRisk } from '../use-company.ts'
import styles from './glance.module.css'
import { physicalReasons, transitionReasons } from './reasons.ts'

/** How risky it is, and why: both bands, each with what decided it. */
export function Risks() {
  const { abn, asOf, profile } = useCurrentCompany()
  const risk = useRisk(abn, asOf)
  const transition = profile.transition_risk
  return (
    <>
      <Card
        name="Transition risk"
        band={transition?.band}
        steps={4}
        reasons={transitionReasons(transition)}
      />
      <Card
        name="Physical risk"
        band={risk.data?.data.physical.headline.band}
        reasons={risk.data === undefined ? [] : physicalReasons(risk.data.data.physical)}
        isPending={risk.isPending}
      />
    </>
  )
}

function Card({
  name,
  band,
  steps = 5,
  reasons,
  isPending = false,
}: {
  readonly name: string
  readonly band: string | null | undefined
  /** How many bands the method has. */
  readonly steps?: 4 | 5
  readonly reasons: readonly string[]
  /** On its way: neither a band nor its absence may be stated yet. */
  readonly isPending?: boolean
}) {
  return (
    <div className={styles['card']}>
      <PartLink id="risk">{name}</PartLink>
      {isPending ? (
        <Skeleton height={96} />
      ) : (
        <>
          <strong>
            <BandMeter band={band} steps={steps} isBadge />
          </strong>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </>
      )}
    </div>
  )
}
