import type { InputFile } from '../../input-file.ts'
import { refuseHtml } from '../text.ts'
import { readSdmxCsv } from './sdmx-csv.ts'
import { readSdmxJson } from './sdmx-json.ts'
import type { SdmxMessage } from './sdmx-message.ts'
import { readSdmxXml } from './sdmx-xml.ts'

/** Reads SDMX-CSV, SDMX-JSON (data at the top or inside "data") or SDMX-ML (generic or structure-specific). */
export async function readSdmx(file: InputFile): Promise<SdmxMessage> {
  const start = await firstCharacters(file)
  refuseHtml(file.name, start)
  const sign = start.trimStart()[0]
  if (sign === '{' || sign === '[') return readSdmxJson(file)
  return sign === '<' ? readSdmxXml(file) : readSdmxCsv(file)
}

async function firstCharacters(file: InputFile): Promise<string> {
  for await (const chunk of file.stream())
    return new TextDecoder().decode(chunk.subarray(0, 4096)).replace(/^\ufeff/, '')
  return ''
}
