import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schema } from '../../../api/client.ts'
import { Problem } from '../../../api/problem.ts'
import { sendFile } from '../../../api/send-file.ts'
import { RECORD_KINDS, type RecordKind } from '../records/kinds.ts'
import { useWorkspace } from '../use-workspace.ts'
import { keepRegions } from './meters.ts'

export type Preview = Schema<'ImportPreview'>['data']
export type ImportKind = Preview['kind']
export type ImportMode = 'merge' | 'replace'

/** What an import brings, in the words of the page. */
export const KINDS: Readonly<
  Record<ImportKind, { readonly title: string; readonly files: string; readonly record: RecordKind }>
> = {
  electricity: {
    title: 'Electricity bought',
    files: 'Excel or CSV of bills, or a meter file (NEM12, NEM13, also in a ZIP)',
    record: RECORD_KINDS.electricity,
  },
  instruments: {
    title: 'Certificates and contracts',
    files: 'Excel or CSV',
    record: RECORD_KINDS.electricity,
  },
  sites: { title: 'Sites', files: 'Excel or CSV', record: RECORD_KINDS.sites },
  targets: { title: 'Targets', files: 'Excel or CSV', record: RECORD_KINDS.targets },
  risks: { title: 'Risks and opportunities', files: 'Excel or CSV', record: RECORD_KINDS.risks },
}

/** What the person asks of a file. */
export interface Asked {
  readonly kind: ImportKind
  readonly mode: ImportMode
  /** Empty: the only sheet with such a table. */
  readonly sheet: string
}

/** A file with what was asked of it, and what the service made of it. */
export interface Looked {
  readonly file: File
  readonly asked: Asked
  readonly preview: Preview
}

/** As many changes as one answer tells; a page shows no more. */
const ROWS = '1000'

/** The life of an import: a file is looked at, regions are chosen, it is looked at again, and applied. */
export function useImport() {
  const { abn, period } = useWorkspace()
  const queries = useQueryClient()
  const [share, setShare] = useState<number>()
  const [looked, setLooked] = useState<Looked>()

  const ask = async (file: File, { kind, mode, sheet }: Asked, etag?: string | null): Promise<Preview> => {
    const parameters = new URLSearchParams({ kind, mode, name: file.name, period, limit: ROWS })
    if (sheet.trim() !== '') parameters.set('sheet', sheet.trim())
    if (etag !== undefined) parameters.set('apply', 'true')
    const answer = await sendFile<Schema<'ImportPreview'>>(
      `/v1/companies/${abn}/imports?${parameters.toString()}`,
      file,
      { onShare: setShare, headers: typeof etag === 'string' ? { 'If-Match': `"${etag}"` } : {} },
    )
    return answer.data
  }

  const look = useMutation({
    mutationFn: async ({ file, asked }: { readonly file: File; readonly asked: Asked }) => {
      setLooked(undefined)
      apply.reset()
      setLooked({ file, asked, preview: await ask(file, asked) })
    },
    onSettled: () => setShare(undefined),
  })

  /** Keeps the regions that were chosen for good, and looks at the file again. */
  const place = useMutation({
    mutationFn: async ({ looked: { file, asked, preview }, regions }: Placing) => {
      await keepRegions(abn, preview.meter_regions, regions)
      setLooked({ file, asked, preview: await ask(file, asked) })
    },
    onSettled: () => setShare(undefined),
  })

  /** The file first, so that no record ever names a document that was refused. */
  const apply = useMutation({
    mutationFn: async ({ file, asked, preview, keepFile }: Looked & { readonly keepFile: boolean }) => {
      if (keepFile) {
        const parameters = new URLSearchParams({ name: file.name, abn, period })
        await sendFile(`/v1/evidence-files?${parameters.toString()}`, file, { onShare: setShare })
      }
      try {
        return { preview: await ask(file, asked, preview.present?.etag ?? null), isHeld: keepFile }
      } catch (error) {
        if (error instanceof Problem && (error.status === 412 || error.status === 428))
          setLooked({ file, asked, preview: await ask(file, asked) })
        throw error
      }
    },
    onSuccess: async () => {
      setLooked(undefined)
      await queries.invalidateQueries({ queryKey: ['workspace', abn] })
    },
    onSettled: () => setShare(undefined),
  })

  return { looked, share, look, place, apply, drop: () => setLooked(undefined) }
}

interface Placing {
  readonly looked: Looked
  readonly regions: Readonly<Record<string, string>>
}
