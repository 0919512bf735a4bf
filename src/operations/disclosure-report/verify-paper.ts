import path from 'node:path'
import { checkPaper, type PaperCheck } from '../../domain/prose/own-paper.ts'
import { composedPapers } from '../../reports/own-paper.ts'
import { readSpooledReport } from '../disclosure/imports/read-spooled.ts'
import { reportIn } from './verify-draft.ts'

export type { PaperCheck }

const MOST_SECONDS = 60

/** Holds every number of a PDF against the papers that report.json of a bundle makes: the one that it is nearest to. */
export async function checkGivenPaper(paper: string, bundle: string): Promise<PaperCheck> {
  const report = await reportIn(bundle)
  const { pages } = await readSpooledReport(path.basename(paper), paper, {
    tenantId: 'none',
    seconds: MOST_SECONDS,
  })
  return composedPapers(report)
    .map((composed) => checkPaper(pages, composed))
    .reduce((best, one) => (isNearer(one, best) ? one : best))
}

/** Fewer strange numbers; of part of a paper, that of which more is there. */
function isNearer(one: PaperCheck, best: PaperCheck): boolean {
  const share = ({ own, missing }: PaperCheck): number => own / Math.max(1, own + missing.length)
  return one.strange.length === best.strange.length
    ? share(one) > share(best)
    : one.strange.length < best.strange.length
}
