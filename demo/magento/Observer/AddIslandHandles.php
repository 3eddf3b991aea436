<?php

declare(strict_types=1);

namespace Bezel\Storefront\Observer;

use Bezel\Storefront\Model\Settings;
use Magento\Framework\Event\Observer;
use Magento\Framework\Event\ObserverInterface;

/**
 * For each island that is switched on the page has the handle `bezel_<island>` and, for places that only one page has,
 * `bezel_<island>_<full action name>`. A handle without a layout file does nothing. A Hyvä theme gives every handle a
 * second one with the prefix `hyva_`; where its observer comes first, these get theirs here.
 */
class AddIslandHandles implements ObserverInterface
{
    /**
     * @var Settings
     */
    private $settings;

    /**
     * @param Settings $settings
     */
    public function __construct(Settings $settings)
    {
        $this->settings = $settings;
    }

    /**
     * @inheritdoc
     */
    public function execute(Observer $observer): void
    {
        $update = $observer->getData('layout')->getUpdate();
        $isHyva = in_array('hyva_default', $update->getHandles(), true);
        foreach ($this->settings->getIslands() as $island) {
            $handles = ["bezel_{$island}", "bezel_{$island}_{$observer->getData('full_action_name')}"];
            $update->addHandle($handles);
            if ($isHyva) {
                $update->addHandle(preg_filter('/^/', 'hyva_', $handles));
            }
        }
    }
}
