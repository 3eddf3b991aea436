import { lazy } from 'react'
import { loadStrings } from '../../state/page/strings'

/** The login form, fetched with its words when somebody wants to log in. */
export const LoginForm = lazy(async () => {
  const [form] = await Promise.all([import('./LoginForm'), loadStrings('login')])
  return form
})
