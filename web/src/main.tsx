import '@mantine/core/styles.layer.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/print.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { watchScrolling } from './components/scroll-memory.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')
watchScrolling()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
