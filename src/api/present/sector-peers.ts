import { named } from '../../domain/company/identity/display-name.ts'
import { roundFigures } from '../../domain/company/round-figures.ts'
import type { SectorPeers } from '../../operations/company/sector-peers.ts'
import { presentMeta, warningsAbout } from './data.ts'
import { presentProvenance } from './provenance.ts'

export function presentSectorPeers(found: SectorPeers) {
  const { benchmark, peers, releases } = found
  return {
    data: {
      abn: found.abn,
      availability: found.availability,
      reporting_year: found.reporting_year,
      level: benchmark?.level ?? null,
      code: benchmark?.code ?? null,
      title: benchmark?.title ?? null,
      n: peers.length,
      peers: peers.map(({ abn, name, metrics }) => named({ abn, name, metrics: roundFigures(metrics) })),
      provenance: presentProvenance(releases, found.inputs, false),
    },
    meta: presentMeta(found.snapshot, found.block_hash, releases, warningsAbout(found.abn)),
  }
}
