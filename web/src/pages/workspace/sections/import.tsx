import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'wouter'
import { Message } from '../../../components/message.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { Apply } from '../import/apply.tsx'
import { Changes } from '../import/changes.tsx'
import { Faults } from '../import/faults.tsx'
import { FileZone } from '../import/file-zone.tsx'
import { Regions } from '../import/regions.tsx'
import { type Asked, type ImportKind, KINDS, type Preview, useImport } from '../import/use-import.ts'
import { useWhyReadOnly } from '../review/use-may-write.ts'
import { placeOf, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'

/** Records from the files that people have: drop one, see what it would change, choose regions, apply. */
export function ImportSection() {
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
            preview={looked.preview}
            choose={(regions) => place.mutate({ looked, regions })}
            isSaving={place.isPending}
            error={place.error}
          />
          <Faults preview={looked.preview} />
          <Changes preview={looked.preview} />
          <Apply
            preview={looked.preview}
            apply={(keepFile) => apply.mutate({ ...looked, keepFile })}
            drop={drop}
            isBusy={apply.isPending}
            error={apply.error}
          />
        </div>
      )}
    </div>
  )
}

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
