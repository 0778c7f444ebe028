import './calculator/define.ts';
import './checkout/define.ts';
import './confirm-address/define.ts';
import './tracking/define.ts';
