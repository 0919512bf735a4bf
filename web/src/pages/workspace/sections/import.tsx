import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'wouter'
import { Message } from '../../../components/message.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { Apply } from '../import/apply.tsx'
import { Changes } from '../import/changes.tsx'
import { Faults } from '../import/faults.tsx'
import { FileZone } from '../import/file-zone.tsx'
import { metersOf } from '../import/meters-of-file.ts'
import { Regions } from '../import/regions.tsx'
import { type Asked, type ImportKind, KINDS, type Preview, useImport } from '../import/use-import.ts'
import { useWhyReadOnly } from '../review/use-may-write.ts'
import { placeOf, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'

/** Records from the files that people have: drop one, see what it would change, choose regions, apply. */
export function ImportSection() {
  const { abn, asked: period } = useWorkspace()
  const [asked, change] = useAskedImport()
  const { looked, share, look, place, apply, drop } = useImport()
  const why = useWhyReadOnly(KINDS[asked.kind].record)
  const top = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (looked !== undefined) top.current?.focus()
  }, [looked])
  if (why !== undefined)
    return (
      <Message title="You cannot import here">
        <p>{why}</p>
      </Message>
    )
  return (
    <div className={styles['sectionBody']}>
      <FileZone
        asked={asked}
        change={change}
        take={(file) => look.mutate({ file, asked })}
        share={share}
        isBusy={look.isPending}
      />
      <p className={styles['remark']}>
        Fuel cards, bills, refrigerant logs, waste and spend go into the{' '}
        <Link href={placeOf(abn, 'ledger', period)}>Ledger</Link>.
      </p>
      {look.error === null ? null : <ProblemMessage error={look.error} />}
      {apply.data === undefined || looked !== undefined ? null : <Applied {...apply.data} />}
      {looked === undefined ? null : (
        <div className={styles['sectionBody']}>
          <p ref={top} tabIndex={-1} role="status">
            {looked.preview.file.name}: {KINDS[looked.preview.kind].title.toLowerCase()},{' '}
            {looked.preview.file.sheet === null ? 'read' : `sheet “${looked.preview.file.sheet}” read`}. Not
            saved yet.
          </p>
          <Regions
            key={looked.preview.meter_regions?.etag ?? ''}
            meters={metersOf(looked.preview)}
            choose={(regions) => place.mutate({ looked, regions })}
            isSaving={place.isPending}
            error={place.error}
          />
          <Faults preview={looked.preview} />
          <Changes preview={looked.preview} />
          {looked.preview.fault_count > 0 ? null : (
            <Apply
              file={looked.preview.file}
              namesDocument={WITH_DOCUMENT.has(looked.preview.kind)}
              action={actionOf(looked.preview)}
              apply={(keepFile) => apply.mutate({ ...looked, keepFile })}
              drop={drop}
              isBusy={apply.isPending}
              error={apply.error}
            >
              <Removed count={looked.preview.change_counts.removed} />
            </Apply>
          )}
        </div>
      )}
    </div>
  )
}

/** Kinds whose records name the document behind each item. */
const WITH_DOCUMENT: ReadonlySet<ImportKind> = new Set(['electricity', 'instruments'])

function actionOf({ change_counts: { added, changed, removed } }: Preview): string | undefined {
  const moves = added + changed + removed
  return moves === 0 ? undefined : `Apply ${moves} ${moves === 1 ? 'change' : 'changes'}`
}

const Removed = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <p className={styles['remark']}>
      {count === 1
        ? 'One item that the file does not name is'
        : `${count} items that the file does not name are`}{' '}
      removed from the record. The history keeps them.
    </p>
  )

/** What is asked of the next file; its kind is in the address, so that a record can lead here. */
function useAskedImport(): readonly [Asked, (asked: Asked) => void] {
  const [parameters, setParameters] = useSearchParams()
  const kind = parameters.get('kind')
  const asked: Asked = {
    kind: (Object.keys(KINDS) as readonly ImportKind[]).find((one) => one === kind) ?? 'electricity',
    mode: parameters.get('mode') === 'replace' ? 'replace' : 'merge',
    sheet: parameters.get('sheet') ?? '',
  }
  const change = ({ kind: next, mode, sheet }: Asked): void =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries({ kind: next, mode, sheet }))
          if (value === '' || value === 'merge') after.delete(name)
          else after.set(name, value)
        return after
      },
      { replace: true },
    )
  return [asked, change]
}

/** What was written, and where to go on. */
function Applied({ preview, isHeld }: { readonly preview: Preview; readonly isHeld: boolean }) {
  const { abn, asked } = useWorkspace()
  const { record } = KINDS[preview.kind]
  const { applied, file } = preview
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status">
      <Message title={`Saved as version ${applied?.version} of ${record.title}`}>
        <p>
          {isHeld ? `${file.name} is kept as evidence for the rows. ` : ''}
          Go on to <Link href={placeOf(abn, record.section, asked)}>{record.title}</Link>,{' '}
          <Link href={placeOf(abn, 'evidence', asked)}>Evidence</Link> or{' '}
          <Link href={placeOf(abn, '', asked)}>Readiness</Link>.
        </p>
      </Message>
    </div>
  )
}
