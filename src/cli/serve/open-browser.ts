import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { hasDesktop } from '../../config.ts'
import { replacePrivateFile } from '../../operations/tenancy/private-file.ts'

/** How each system opens a file with the program of the user's choice. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/**
 * Opens a page in the user's browser and answers whether that could be tried. Through a file that only the user can read, because
 * every user of the machine sees the arguments of every process, and the address may hold the token of a sign-in link.
 */
export async function openBrowser(home: string, url: string): Promise<boolean> {
  if (!hasDesktop()) return false
  const file = fileOf(home)
  await replacePrivateFile(file, page(url))
  const [program = '', ...words] = OPENERS[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...words, file], { stdio: 'ignore', detached: true })
  child.unref()
  return await once(child, 'spawn').then(
    () => true,
    () => false,
  )
}

/** The link in it is of no use once the server has ended. */
export const forgetBrowserPage = (home: string): Promise<void> => rm(fileOf(home), { force: true })

const fileOf = (home: string): string => path.join(home, 'open.html')

const page = (url: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${url}">
<title>Southerly</title>
<p><a href="${url}">Open Southerly</a></p>
</html>
`
