import type { DisclosureReport } from '../../../domain/disclosure/report/report.ts'
import { type Chapter, paragraph } from '../model.ts'

/** A message of this length or more has a page of its own; a shorter one stands above what follows. */
const OWN_PAGE = 450

/** What opens the paper, in the company’s own words. A draft without one says so; a finished paper does without. */
export function messageChapters(
  { declared: { message } }: DisclosureReport,
  mark: string | null,
): { readonly message: Chapter | null; readonly nextFollows: boolean } {
  if (message === undefined)
    return {
      message: mark === null ? null : { title: 'Message', blocks: [paragraph(NO_MESSAGE)] },
      nextFollows: mark !== null,
    }
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return {
    message: { title: 'Message', blocks: lines.map(paragraph) },
    nextFollows: message.length < OWN_PAGE,
  }
}

export const NO_MESSAGE = 'No message yet.'
