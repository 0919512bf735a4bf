import type { ClosingEvidence, Framework } from '../../domain/disclosure/framework.ts'
import { RECORD_KINDS, type RecordKind } from '../../domain/disclosure/records/kinds.ts'
import closing from './closing-evidence.json' with { type: 'json' }
import conditions from './conditions.json' with { type: 'json' }
import contradictions from './contradictions.json' with { type: 'json' }
import evidence from './evidence.json' with { type: 'json' }
import gates from './gates.json' with { type: 'json' }
import metrics from './metrics.json' with { type: 'json' }
import noMaterialRisk from './no-material-risk.json' with { type: 'json' }
import reliefs from './reliefs.json' with { type: 'json' }

/** What AASB S2 says of our figures and records. All of it holds in every version of the standard. */
export const AASB_S2: Framework = {
  metrics,
  gates,
  conditions,
  contradictions,
  no_material_risk: noMaterialRisk,
  reliefs,
  evidence,
  closing: new Map(
    closing.flatMap(({ holder, record, ids }) =>
      ids.map((id): [string, ClosingEvidence] => [id, { holder, record: recordKind(record) }]),
    ),
  ),
}

function recordKind(name: string): RecordKind {
  if (Object.hasOwn(RECORD_KINDS, name)) return name as RecordKind
  throw new RangeError(`closing-evidence.json names the record ${name}, which does not exist`)
}
