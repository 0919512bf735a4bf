import type { Figures } from '../figures.ts'
import { type DraftBlock, heading } from '../model.ts'
import { RISKS_MARK, risksPlaced } from '../placed/register.ts'
import { roadMapPlaced } from '../placed/road-map.ts'
import { siteScenariosPlaced } from '../placed/site-scenarios.ts'
import { targetCharts } from '../placed/targets.ts'

const PARTS: readonly {
  readonly title: string
  readonly mark: string
  readonly blocks: (figures: Figures) => DraftBlock[]
}[] = [
  { title: 'Risks and opportunities', mark: RISKS_MARK, blocks: risksPlaced },
  { title: 'Sites in the scenarios', mark: 'ch_sites', blocks: siteScenariosPlaced },
  { title: 'Targets and what was emitted', mark: 'ch_targets', blocks: ({ report }) => targetCharts(report) },
  { title: 'Road map', mark: 'ch_road_map', blocks: roadMapPlaced },
]

/** What a board discusses first: risks, sites in the scenarios, targets and measures, each as a table or a picture. */
export const outlookBlocks = (figures: Figures): DraftBlock[] =>
  PARTS.flatMap(({ title, mark, blocks }) => {
    const found = blocks(figures)
    return found.length === 0 ? [] : [heading(title, mark), ...found]
  })
