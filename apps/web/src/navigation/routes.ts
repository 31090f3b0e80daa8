export { Route, Switch, useParams } from 'wouter';
