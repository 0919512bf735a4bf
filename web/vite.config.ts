import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { australia } from './build/australia.ts'
import { precompress } from './build/precompress.ts'
import { recordSchemas } from './build/record-schemas.ts'

/** `vite web` serves the app for development; API and reference come from a service on SOUTHERLY_API. */
const service = process.env['SOUTHERLY_API'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), australia(), recordSchemas(), precompress()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // Everything is a file of our own origin: the page's policy knows no data: or inline content.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/v1', '/docs', '/openapi.json', '/errors', '/methods'].map((place) => [place, service]),
    ),
  },
})
