/** What only a login or a lost session needs. */
export { LoginHere } from './LoginHere'
export { SessionOver } from './SessionOver'
export { WhyEmpty } from './WhyEmpty'
