import { Button } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { words } from '../../../format/words.ts'
import styles from '../challenges.module.css'
import { type Filter, isShown, kindOf } from '../verdicts.ts'
import { type Block, blocksOf, type Mark, type ReadPage, type Segment } from './page-text.ts'
import { showWithin } from './show-within.ts'
import { type Reading, usePart } from './use-challenge.ts'

interface Choice {
  readonly number: number | undefined
  readonly filter: Filter
  readonly onChoose: (mark: Mark) => void
}

/** The report as it was read, a page at a time, each number marked by its verdict. */
export function ReportPane({
  id,
  part,
  onPart,
  chosen,
  ...choice
}: Choice & {
  readonly id: string
  readonly part: number
  readonly onPart: (part: number) => void
  readonly chosen: Reading | undefined
}) {
  const read = usePart(id, part)
  const box = useRef<HTMLDivElement>(null)
  const shown = read.data?.page?.part
  const { number } = choice
  useEffect(() => {
    if (shown === undefined) return
    showWithin(
      box.current,
      number === undefined ? null : box.current?.querySelector(`[data-number="${number}"]`),
    )
  }, [number, shown])
  const parts = read.data?.parts ?? 0
  return (
    <div className={styles['report']}>
      <div className={styles['pager']}>
        <h3>{titleOf(read.data?.page, part, parts)}</h3>
        {parts > 1 ? (
          <div className={`${styles['actions']} screen-only`}>
            <Button
              variant="default"
              size="xs"
              aria-label="Previous page"
              disabled={part <= 1}
              onClick={() => onPart(part - 1)}
            >
              ←
            </Button>
            <Button
              variant="default"
              size="xs"
              aria-label="Next page"
              disabled={part >= parts}
              onClick={() => onPart(part + 1)}
            >
              →
            </Button>
          </div>
        ) : null}
      </div>
      <div
        ref={box}
        className={styles['paper']}
        tabIndex={0}
        role="region"
        aria-label="Report as it was read"
      >
        <Loaded query={read} skeleton={<Skeleton height={420} />}>
          {({ page }) =>
            page === undefined ? (
              <NotKept parts={parts} chosen={chosen} />
            ) : page.text === '' ? (
              <p>This page has no text: it is a scan or a picture. Nothing on it was compared.</p>
            ) : (
              <PageText page={page} {...choice} />
            )
          }
        </Loaded>
      </div>
    </div>
  )
}

function titleOf(page: ReadPage | undefined, part: number, parts: number): string {
  if (page === undefined) return 'Report'
  if (page.page === null) return parts > 1 ? `Part ${part} of ${parts}` : 'Text of the report'
  return `Page ${page.page}${page.first_line > 1 ? `, from line ${page.first_line}` : ''} of the report`
}

/** Text behind ten million characters is compared but not kept; that of challenges from before was not either. */
const NotKept = ({ parts, chosen }: { readonly parts: number; readonly chosen: Reading | undefined }) => (
  <p>
    {parts === 0
      ? 'The pages of this report were not kept. Challenge it again to see its numbers on them.'
      : 'The text of this page is not kept, because the report is longer than ten million characters.'}
    {chosen === undefined ? null : ` Its line reads: ${chosen.words}`}
  </p>
)

function PageText({ page, ...choice }: Choice & { readonly page: ReadPage }) {
  const blocks = useMemo(() => blocksOf(page), [page])
  return blocks.map((block) => <BlockText key={block.lines[0]?.number} block={block} choice={choice} />)
}

function BlockText({
  block: { isTable, lines },
  choice,
}: {
  readonly block: Block
  readonly choice: Choice
}) {
  if (!isTable)
    return lines.map(({ number, cells }) => (
      <p key={number}>
        <Segments segments={cells[0] ?? []} choice={choice} />
      </p>
    ))
  return (
    <div className={styles['table']}>
      {lines.map(({ number, cells }) => (
        <div key={number}>
          {cells.map((segments, index) => (
            <span key={`${number} ${segments[0]?.start ?? index}`}>
              <Segments segments={segments} choice={choice} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

const Segments = ({ segments, choice }: { readonly segments: readonly Segment[]; readonly choice: Choice }) =>
  segments.map(({ start, text, mark }) =>
    mark === undefined ? (
      text
    ) : (
      <button
        key={start}
        type="button"
        className={styles['mark']}
        data-number={mark.number}
        data-kind={kindOf(mark.verdict)}
        data-faint={!isShown(choice.filter, mark.verdict)}
        aria-pressed={mark.number === choice.number}
        title={words(mark.verdict)}
        onClick={() => choice.onChoose(mark)}
      >
        {text}
        <span className="visually-hidden"> ({words(mark.verdict).toLowerCase()})</span>
      </button>
    ),
  )
