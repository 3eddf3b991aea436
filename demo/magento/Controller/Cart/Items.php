<?php

declare(strict_types=1);

namespace Bezel\Storefront\Controller\Cart;

use Bezel\Storefront\Controller\ConfigAction;

/**
 * GET /checkout/cart/items: the items of the cart, a list.
 */
class Items extends ConfigAction
{
    /**
     * @inheritdoc
     */
    protected function pick(array $config): array
    {
        return array_values($config['quoteItemData']);
    }
}
