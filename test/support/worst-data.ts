import { cold, type Ground, get, type Worst } from './worst-ground.ts'

const step = ({ snapshots }: Ground): string => `/v1/snapshots/${snapshots.at(-1)}/diff/${snapshots[0]}`

/** Requests for what is loaded, by their operation ids. */
export const WORST_OF_DATA: Readonly<Record<string, Worst>> = {
  listDatasets: get('/v1/datasets'),
  listReleases: get('/v1/datasets/au_cer_nger_corporate/releases?limit=200'),
  exportDataset: (ground) =>
    ['companies', 'profile_figures'].map((table) => ({
      url: `/v1/datasets/au_southerly_derived/export?format=jsonl&table=${table}&${cold(ground)}`,
      items: 10,
    })),
  listTables: get('/v1/tables'),
  getReleaseFeed: get('/v1/feeds/releases'),
  listSnapshots: get('/v1/snapshots?limit=200'),
  diffSnapshots: (ground) => [{ url: `${step(ground)}?rows=${1000 - ground.turn}`, items: 4 }],
  getSnapshotImpact: (ground) => [
    { url: `${step(ground)}/impact?materiality_percent=0`, items: 1 + ground.abns.length / 10 },
  ],
}
