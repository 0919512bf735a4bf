import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Schema } from '../../../api/client.ts'
import { sendFile } from '../../../api/send-file.ts'
import type { Members } from '../form/schema.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { writeRecord } from '../records/record-api.ts'
import { useWorkspace } from '../use-workspace.ts'

export type DraftPreview = Schema<'DraftImportPreview'>['data']

/** Asks what an edited Word file changes, and writes what was shown: the file itself is sent once. */
export function useDraftImport() {
  const { abn, period } = useWorkspace()
  const queries = useQueryClient()
  const preview = useMutation({
    mutationFn: async (file: File) => {
      const parameters = new URLSearchParams({ name: file.name, period })
      const address = `/v1/companies/${abn}/disclosure-draft/import?${parameters.toString()}`
      return (await sendFile<Schema<'DraftImportPreview'>>(address, file)).data
    },
  })
  const apply = useMutation({
    mutationFn: ({ proposed, present }: DraftPreview) =>
      writeRecord({ abn, kind: RECORD_KINDS.statements }, proposed as Members, {
        etag: present?.etag,
        dryRun: false,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['workspace', abn] }),
  })
  return { preview, apply }
}

/** Where the readable disclosure can be had as a file. */
export const draftAddress = (abn: string, period: string, format: 'docx' | 'pdf' | 'html'): string =>
  `/v1/companies/${abn}/disclosure-draft?${new URLSearchParams({ period, format }).toString()}`
