import { date } from '../../format/words.ts'

/** What an answer says of the data behind it. */
export interface AnswerMeta {
  readonly licences: readonly { readonly dataset: string; readonly attribution: string }[]
  readonly snapshot: string
  readonly as_of: string
}

/** Who published the figures of a chart, as its files cite them; undefined where no dataset of the answer is used, so that nothing is saved without a source. */
export function sourceLine(meta: AnswerMeta, datasets = /./): string | undefined {
  const used = meta.licences.filter(({ dataset }) => datasets.test(dataset))
  const said = new Set(used.map(({ attribution }) => attribution.replace(/^Source: /, '').replace(/\.$/, '')))
  return said.size === 0 ? undefined : `Source: ${[...said].join('; ')}. ${compiledFrom(meta)}`
}

export const compiledFrom = ({ as_of, snapshot }: Pick<AnswerMeta, 'as_of' | 'snapshot'>): string =>
  `Compiled by Southerly from data of ${date(as_of)} (${snapshot}).`
