import { Link } from 'wouter'
import type { Schema } from '../../../api/client.ts'
import { compareAddress } from '../../../components/comparison/basket.ts'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'
import { figureOf, usePeers } from '../use-peers.ts'

/** As many as stay readable beside the company. */
const NEAREST = 4

/** Leads from the peers on: to the sector, and to a comparison with those nearest by the chosen figure. */
export function PeerLinks({
  metric,
  value,
  sector,
}: {
  readonly metric: string
  readonly value: number | null
  readonly sector: Schema<'SectorBenchmarkBlock'>
}) {
  const { abn, asOf } = useCurrentCompany()
  const peers = usePeers(abn, asOf)
  const nearest = (peers.data ?? [])
    .flatMap((peer) => {
      const figure = figureOf(peer, metric)
      return peer.abn === abn || typeof figure !== 'number' || value === null
        ? []
        : [{ peer, distance: Math.abs(figure - value) }]
    })
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, NEAREST)
  return (
    <p className={`${styles['remark']} screen-only`}>
      {sector.code === undefined || sector.code === null ? null : (
        <>
          <Link href={`/sectors/${sector.code}`}>All companies of {sector.title}</Link>.{' '}
        </>
      )}
      {nearest.length === 0 ? null : (
        <>
          <Link href={compareAddress([abn, ...nearest.map(({ peer }) => peer.abn)])}>
            Compare with the {nearest.length} nearest
          </Link>
          : {nearest.map(({ peer }) => peer.display_name).join(', ')}.
        </>
      )}
    </p>
  )
}
