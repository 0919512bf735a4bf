import type { FileHandle } from 'node:fs/promises'
import { refusedFile } from './refusal.ts'

/** Longer than any of what is looked for, also when it is spelled as references to characters. */
const OVERLAP = 2048

interface Danger {
  readonly pattern: RegExp
  readonly problem: string
}

const SCRIPTS = 'contains scripts'
const FETCHES = 'shows other pages or files, or fetches them when it is opened'

/**
 * What a browser may run or fetch, wherever it stands: no attempt is made to read the page as a browser would, since two readers of
 * one page never agree. A page in words that happens to name one of these is refused too.
 */
const DANGERS: readonly Danger[] = [
  { pattern: /<[\s/]*(?:[a-z]+:)?script/i, problem: SCRIPTS },
  { pattern: /[\s"'`/<]on[a-z]{3,24}[\s\0]*=/i, problem: SCRIPTS },
  {
    pattern: /<[\s/]*(?:iframe|frame|frameset|object|embed|applet|portal|base|link|form)\b/i,
    problem: FETCHES,
  },
  { pattern: /http-equiv[\s\0]*=[\s"'\0]*refresh/i, problem: FETCHES },
  {
    pattern:
      /[\s"'`/](?:src|srcset|srcdoc|poster|background|data|formaction|manifest|ping)[\s\0]*=[\s"'\0]*(?!data:image\/(?:png|jpeg|gif|webp)|["'#>])[^\s"'>]/i,
    problem: FETCHES,
  },
  {
    pattern: /@import|url\([\s"']*(?!data:image\/(?:png|jpeg|gif|webp)|data:font\/|#)[^\s"')]/i,
    problem: FETCHES,
  },
  {
    pattern: /charset[\s\0]*=[\s"'\0]*(?!utf-?8|us-ascii|iso-8859-\d|windows-125\d)[a-z]/i,
    problem: 'is in an unusual character set',
  },
]

/** Of text without blanks and with its character references resolved: `java&#115;cript :` runs too. */
const DISGUISED = /(?:javascript|vbscript):|data:(?:text|application)\/|data:image\/svg/i

/** Refuses a web page that runs or fetches anything when it is opened. Pages that are only text, tables and drawings stay. */
export async function refusePageDangers(file: FileHandle, name: string): Promise<void> {
  let before = ''
  const chunks = file.createReadStream({ start: 0, autoClose: false, highWaterMark: 256 * 1024 })
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    const text = before + chunk.toString('latin1')
    const found = DANGERS.find(({ pattern }) => pattern.test(text))
    const problem = found?.problem ?? (DISGUISED.test(resolved(text)) ? SCRIPTS : null)
    if (problem !== null) throw refusedFile(name, problem, PRINT)
    before = text.slice(-OVERLAP)
  }
}

const resolved = (text: string): string =>
  text
    .replaceAll(/&#(?:x([\da-f]{1,7})|(\d{1,8}));?/gi, (_, hex: string | undefined, decimal: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code < 0x80 ? String.fromCharCode(code) : ' '
    })
    .replaceAll(/&(?:tab|newline);/gi, '')
    .replaceAll(/&colon;/gi, ':')
    .replaceAll(/[\s\0]/g, '')

const PRINT = 'Open it, print it to a PDF, and upload that. Nothing was kept.'
